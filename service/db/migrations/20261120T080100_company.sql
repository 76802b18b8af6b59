-- A company, its people and its configuration. company_id leads every key: one company is one shard.
CREATE TABLE company (
  id            uuid PRIMARY KEY,
  name          text NOT NULL,
  short_name    text,
  time_zone     text NOT NULL DEFAULT 'Asia/Shanghai',
  title         text NOT NULL DEFAULT '会议室预约',
  accent        text NOT NULL DEFAULT '#3056d3',
  created_at    timestamptz NOT NULL
);

CREATE TABLE department (
  company_id uuid NOT NULL REFERENCES company,
  id         uuid NOT NULL,
  parent_id  uuid,
  name       text NOT NULL,
  position   int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, parent_id) REFERENCES department (company_id, id)
);

CREATE TABLE staff (
  company_id    uuid NOT NULL REFERENCES company,
  id            uuid NOT NULL,
  account_id    uuid REFERENCES account,
  department_id uuid,
  real_name     text NOT NULL,
  -- Sort key: pinyin of the name in capitals.
  pinyin        text NOT NULL DEFAULT '',
  avatar        text,
  mobile        text,
  email         text,
  job_title     text,
  disabled_at   timestamptz,
  deleted_at    timestamptz,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, department_id) REFERENCES department (company_id, id)
);
CREATE UNIQUE INDEX staff_one_per_account ON staff (account_id, company_id) WHERE deleted_at IS NULL;
CREATE INDEX staff_department ON staff (company_id, department_id);

-- Configuration of an application of the company (help, address book, order settings), as JSON.
CREATE TABLE app_configuration (
  company_id    uuid NOT NULL REFERENCES company,
  app_id        text NOT NULL,
  configuration jsonb NOT NULL,
  PRIMARY KEY (company_id, app_id)
);

CREATE TABLE order_setting (
  company_id          uuid PRIMARY KEY REFERENCES company,
  public_address_book boolean NOT NULL DEFAULT true,
  create_mode         text NOT NULL DEFAULT 'single' CHECK (create_mode IN ('single', 'repeat')),
  notice_labels       text[] NOT NULL DEFAULT '{before_15}',
  scope               smallint NOT NULL DEFAULT 2 CHECK (scope IN (1, 2)),
  meeting_type        smallint CHECK (meeting_type BETWEEN 1 AND 4)
);

CREATE TABLE person_config (
  company_id uuid NOT NULL,
  staff_id   uuid NOT NULL,
  config     jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, staff_id),
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);

CREATE TABLE personal_contact (
  company_id  uuid NOT NULL,
  id          uuid NOT NULL,
  owner_id    uuid NOT NULL,
  -- A colleague, or absent for somebody outside the company.
  staff_id    uuid,
  real_name   text NOT NULL,
  mobile      text,
  email       text,
  org_name    text,
  remark      text,
  relation    text NOT NULL CHECK (relation IN ('added', 'each-added')),
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, owner_id) REFERENCES staff (company_id, id),
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);
CREATE UNIQUE INDEX personal_contact_once ON personal_contact (company_id, owner_id, staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX personal_contact_owner ON personal_contact (company_id, owner_id);

CREATE TABLE label (
  company_id uuid NOT NULL,
  id         uuid NOT NULL,
  owner_id   uuid NOT NULL,
  name       text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, owner_id, name),
  FOREIGN KEY (company_id, owner_id) REFERENCES staff (company_id, id)
);

CREATE TABLE label_staff (
  company_id uuid NOT NULL,
  label_id   uuid NOT NULL,
  staff_id   uuid NOT NULL,
  PRIMARY KEY (company_id, label_id, staff_id),
  FOREIGN KEY (company_id, label_id) REFERENCES label (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);

CREATE TABLE feedback (
  company_id uuid NOT NULL,
  id         uuid NOT NULL,
  staff_id   uuid NOT NULL,
  content    text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, staff_id) REFERENCES staff (company_id, id)
);

CREATE TABLE analytics_event (
  company_id uuid NOT NULL,
  id         uuid NOT NULL,
  staff_id   uuid NOT NULL,
  event      jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
