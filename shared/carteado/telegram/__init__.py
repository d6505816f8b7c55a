"""What people do in Telegram, as aiogram brings it. Only functions/bot imports this package: aiogram takes seconds."""
