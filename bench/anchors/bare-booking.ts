import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { v7 as newId } from 'uuid';

// The least that books a room without ever booking it twice: one statement in a transaction, with no log-in, no rules, no keys,
// no change log. Everything around it is the service's own: HTTP server, router, driver, size of the pool, database, schema.
type Wanted = {
  companyId: string;
  staffId: string;
  roomId: string;
  subject: string;
  beginTime: number;
  endTime: number;
};

const statement = `
  WITH placed AS (
    INSERT INTO room_order (company_id, id, room_id, meeting_id, begins_at, ends_at, state, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, 'confirmed', $7)
    ON CONFLICT DO NOTHING
    RETURNING meeting_id
  ), booked AS (
    INSERT INTO meeting (company_id, id, subject, begins_at, ends_at, scope, creator_id, created_at)
    SELECT $1, meeting_id, $8, $5, $6, 1, $9, $7 FROM placed
    RETURNING id, meeting_no
  ), organizer AS (
    INSERT INTO meeting_member (company_id, meeting_id, staff_id, begins_at, relation, state, created_at)
    SELECT $1, id, $9, $5, 'organizer', 2, $7 FROM booked
  )
  SELECT meeting_no FROM booked`;

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = new Hono();

app.get('/', (context) => context.text('ready'));

app.post('/book', async (context) => {
  const wanted = await context.req.json<Wanted>();
  const { companyId, staffId, roomId, subject } = wanted;
  const [beginsAt, endsAt] = [new Date(wanted.beginTime), new Date(wanted.endTime)];
  const values = [companyId, newId(), roomId, newId(), beginsAt, endsAt, new Date(), subject, staffId];
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ meeting_no: string }>(statement, values);
    await client.query(rows.length === 1 ? 'COMMIT' : 'ROLLBACK');
    return rows[0] ? context.json(rows[0]) : context.json({}, 409);
  } finally {
    client.release();
  }
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
