"""Tables in Telegram: the messages that show them, and what people do there."""
