"""The development server: the very handlers of ``functions/`` on this machine, wired as ``template.yaml`` says."""
