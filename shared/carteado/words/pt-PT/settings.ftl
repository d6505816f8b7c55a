settings-title = Definições
