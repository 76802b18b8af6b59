import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { connect } from '@/service/db/connect';

/**
 * The day of some rooms as plain as a route can give it: one statement, its rows as JSON. No token, nothing checked. Who is
 * asking is believed. What the service makes of the same question is held against it.
 */
const { pool } = connect({ connectionString: process.env.DATABASE_URL ?? '' });

/** The day's query as the service sent it before anything was made faster. It stays as it is. */
const statement = `
  select "room_order"."id", "room_order"."room_id", "room_order"."begins_at", "room_order"."ends_at", "room_order"."state",
    "meeting"."meeting_no", "meeting"."subject", "meeting"."scope", "mine"."relation", "organizer"."real_name" as "organizer_name"
  from "room_order"
  inner join "meeting" on "meeting"."company_id" = "room_order"."company_id" and "meeting"."id" = "room_order"."meeting_id"
  inner join "staff" as "organizer" on "organizer"."company_id" = "meeting"."company_id" and "organizer"."id" = "meeting"."creator_id"
  left join "meeting_member" as "mine" on "mine"."company_id" = "meeting"."company_id" and "mine"."meeting_id" = "meeting"."id"
    and "mine"."staff_id" = $1 and "mine"."state" != $2
  where "room_order"."company_id" = $3 and "room_order"."state" in ($4, $5) and "room_order"."begins_at" > $6
    and "room_order"."begins_at" < $7 and "room_order"."ends_at" > $8 and "room_order"."room_id" = any($9::uuid[])
  order by "room_order"."room_id", "room_order"."begins_at"`;

const withdrawn = 4;
const msPerDay = 86_400_000;

type Asked = { roomIdList: string[]; beginTime: number; endTime: number };

const app = new Hono()
  .get('/', (context) => context.text('ready'))
  .post('*', async (context) => {
    const { roomIdList, beginTime, endTime } = await context.req.json<Asked>();
    const [staffId, companyId] = [context.req.header('x-staff-id'), context.req.header('x-company-id')];
    const [from, to, earliest] = [beginTime, endTime, beginTime - msPerDay].map((ms) => new Date(ms));
    const values = [staffId, withdrawn, companyId, 'held', 'confirmed', earliest, to, from, roomIdList];
    const { rows } = await pool.query(statement, values);
    return context.json(rows);
  });

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
