"""The world behind the ports: AWS, Telegram's signatures, our own tokens, and strict fakes of them in memory."""
