-- What can be ordered with a room, such as tea: a request to its auditors like a room that needs approval.
CREATE TABLE meeting_service (
  company_id uuid NOT NULL REFERENCES company,
  id         uuid NOT NULL,
  name       text NOT NULL,
  position   int NOT NULL DEFAULT 0,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);

CREATE TABLE meeting_service_auditor (
  company_id         uuid NOT NULL,
  meeting_service_id uuid NOT NULL,
  staff_id           uuid NOT NULL,
  position           int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, meeting_service_id, staff_id),
  FOREIGN KEY (company_id, meeting_service_id) REFERENCES meeting_service (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);

-- The services that a room offers.
CREATE TABLE room_meeting_service (
  company_id         uuid NOT NULL,
  room_id            uuid NOT NULL,
  meeting_service_id uuid NOT NULL,
  PRIMARY KEY (company_id, room_id, meeting_service_id),
  FOREIGN KEY (company_id, room_id) REFERENCES room (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, meeting_service_id) REFERENCES meeting_service (company_id, id) ON DELETE CASCADE
);

-- The services that a meeting has ordered; the outcome is in its approval records.
CREATE TABLE meeting_service_request (
  company_id         uuid NOT NULL,
  meeting_id         uuid NOT NULL,
  meeting_service_id uuid NOT NULL,
  created_at         timestamptz NOT NULL,
  PRIMARY KEY (company_id, meeting_id, meeting_service_id),
  FOREIGN KEY (company_id, meeting_id) REFERENCES meeting (company_id, id),
  FOREIGN KEY (company_id, meeting_service_id) REFERENCES meeting_service (company_id, id)
);
