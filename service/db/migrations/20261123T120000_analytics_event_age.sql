-- Old events are found and deleted by it (CFG-03).
CREATE INDEX analytics_event_created ON analytics_event (created_at);
