alter type notification_category add value if not exists 'INTEGRATIONS';
