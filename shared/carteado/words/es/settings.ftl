settings-title = Ajustes
