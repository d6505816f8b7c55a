import { preferences } from "../preferences.svelte";
import { SOUNDS, type Part, type Rustle, type Sound, type Tone } from "./sounds";

/** Loudness of all together: a table in a bar, not a game of chance. */
const VOLUME = 0.5;
const SILENCE = 0.0001;
/** A note does not click when it begins so slowly, s. */
const ATTACK_S = 0.008;

/** Makes the sounds out of nothing: no file is fetched. */
export class Speaker {
  private readonly out: GainNode;
  private readonly noise: AudioBuffer;

  constructor(private readonly context = new AudioContext()) {
    this.out = context.createGain();
    this.out.gain.value = VOLUME;
    this.out.connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  /** To be called at a gesture: without one a browser keeps the page silent. */
  wake(): void {
    if (this.context.state === "suspended") void this.context.resume();
  }

  play(sound: Sound): void {
    if (preferences.get("sound") === "off" || document.hidden || this.context.state !== "running") return;
    for (const part of SOUNDS[sound]) this.strike(part);
  }

  private strike(part: Part): void {
    const begins = this.context.currentTime + part.at;
    const source = part.kind === "tone" ? this.string(part, begins) : this.breath();
    const last = part.kind === "tone" ? source : this.dulled(source, part);
    last.connect(this.envelope(part, begins));
    source.start(begins);
    source.stop(begins + part.lasts);
  }

  private string({ pitch, slide, lasts }: Tone, begins: number): OscillatorNode {
    const string = this.context.createOscillator();
    string.type = "triangle";
    string.frequency.setValueAtTime(pitch, begins);
    if (slide) string.frequency.exponentialRampToValueAtTime(slide, begins + lasts);
    return string;
  }

  private breath(): AudioBufferSourceNode {
    const breath = this.context.createBufferSource();
    breath.buffer = this.noise;
    return breath;
  }

  private dulled(source: AudioNode, { pitch }: Rustle): AudioNode {
    const filter = this.context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = pitch;
    source.connect(filter);
    return filter;
  }

  /** Up at once, then dying away. */
  private envelope({ loud, lasts }: Part, begins: number): GainNode {
    const envelope = this.context.createGain();
    envelope.gain.setValueAtTime(SILENCE, begins);
    envelope.gain.exponentialRampToValueAtTime(loud, begins + ATTACK_S);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, begins + lasts);
    envelope.connect(this.out);
    return envelope;
  }
}
