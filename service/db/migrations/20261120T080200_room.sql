CREATE TABLE area (
  company_id uuid NOT NULL REFERENCES company,
  id         uuid NOT NULL,
  parent_id  uuid,
  name       text NOT NULL,
  -- Names from the outermost area in, so that a list of rooms needs no recursion.
  path       text NOT NULL,
  position   int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, parent_id) REFERENCES area (company_id, id)
);

CREATE TABLE room (
  company_id       uuid NOT NULL REFERENCES company,
  id               uuid NOT NULL,
  area_id          uuid NOT NULL,
  name             text NOT NULL,
  position         int NOT NULL DEFAULT 0,
  capacity         int NOT NULL CHECK (capacity > 0),
  equipment        text[] NOT NULL DEFAULT '{}',
  status           text NOT NULL DEFAULT 'AVAILABLE' CHECK (status IN ('AVAILABLE', 'OUT_OF_ORDER')),
  status_reason    text,
  -- Set for rooms of an enterprise chat app (ROOM-04).
  app_id           text,
  is_offline       boolean NOT NULL DEFAULT false,
  open_from_minute smallint NOT NULL DEFAULT 0 CHECK (open_from_minute BETWEEN 0 AND 1440),
  open_to_minute   smallint NOT NULL DEFAULT 1440 CHECK (open_to_minute BETWEEN 0 AND 1440),
  needs_approval   boolean NOT NULL DEFAULT false,
  -- When true, only staff and departments listed in room_permission may book.
  is_restricted    boolean NOT NULL DEFAULT false,
  image_key        text,
  deleted_at       timestamptz,
  created_at       timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK (open_from_minute < open_to_minute),
  FOREIGN KEY (company_id, area_id) REFERENCES area (company_id, id)
);
CREATE INDEX room_list ON room (company_id, position, id) WHERE deleted_at IS NULL;

CREATE TABLE room_permission (
  company_id    uuid NOT NULL,
  room_id       uuid NOT NULL,
  id            uuid NOT NULL,
  staff_id      uuid,
  department_id uuid,
  PRIMARY KEY (company_id, room_id, id),
  CHECK ((staff_id IS NULL) <> (department_id IS NULL)),
  FOREIGN KEY (company_id, room_id) REFERENCES room (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id),
  FOREIGN KEY (company_id, department_id) REFERENCES department (company_id, id)
);

CREATE TABLE room_auditor (
  company_id uuid NOT NULL,
  room_id    uuid NOT NULL,
  staff_id   uuid NOT NULL,
  position   int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, room_id, staff_id),
  FOREIGN KEY (company_id, room_id) REFERENCES room (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);

CREATE TABLE room_device (
  company_id uuid NOT NULL,
  room_id    uuid NOT NULL,
  id         uuid NOT NULL,
  name       text NOT NULL,
  -- 0 closed, 1 open, 2 abnormal
  status     smallint NOT NULL CHECK (status BETWEEN 0 AND 2),
  PRIMARY KEY (company_id, room_id, id),
  FOREIGN KEY (company_id, room_id) REFERENCES room (company_id, id) ON DELETE CASCADE
);
