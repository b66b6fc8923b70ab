-- The guided first estimate is offered until a person ended it on any device. Who ended it before is not known here: the
-- device that knows says so at its next start.
alter table person add column guide_ended_at timestamptz;
