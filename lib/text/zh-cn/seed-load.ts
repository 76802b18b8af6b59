type Step =
  | { name: 'companies' }
  | { name: 'bookings'; written: number }
  | { name: 'indexes' }
  | { name: 'statistics' };

const count = (bookings: number) => bookings.toLocaleString('en-US');

const steps = {
  companies: '公司、人员和会议室已写入',
  indexes: '正在重建索引并检查约束',
  statistics: '正在更新统计信息',
} as const;

/** Words of `npm run seed:load` on the terminal. */
export const seedLoadText = {
  usage: '用法：npm run seed:load [-- --bookings 预订条数]，不指定时为 100000 条',
  needsServer:
    '请用 DATABASE_URL 指定一个空的 PostgreSQL 数据库。压力数据不写入内嵌存储，演示数据请用 npm run demo:reset。',
  notACount: (value: string) => `--bookings 需要一个整数，例如 --bookings 1000000，收到的是 ${value}。`,
  tooFew: (fewest: number) => `至少需要 ${count(fewest)} 条预订。`,
  holdsOther: '数据库里已有其他内容，没有作任何改动。请换一个空的数据库。',
  holdsLoad: (held: number, wanted: number) =>
    `数据库里已有 ${count(held)} 条预订的压力数据，与所需的 ${count(wanted)} 条不符，没有写入任何内容。请换一个空的数据库。`,
  step: (step: Step) =>
    step.name === 'bookings' ? `已写入 ${count(step.written)} 条预订` : steps[step.name],
  done: (mobile: string) => `完成。可用 ${mobile} 登录，密码 Demo1234。`,
} as const;
