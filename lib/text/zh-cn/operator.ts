/** Words of every command for operators when the machine or the database refuses. */
export const operatorText = {
  demoReset: '演示数据已重置。',
  resetUsage: '用法：[DATA_DIR=数据目录] npm run demo:reset，不接受其他参数。未做任何更改。',
  badDatabaseAddress:
    '数据库地址无效，应形如 postgres://用户:密码@主机/数据库。请检查 DATABASE_URL 和 DATABASE_MIGRATE_URL。',
  databaseFault: (reason: string) =>
    `无法使用数据库：${reason}。请检查数据库服务器，以及 DATABASE_URL 和 DATABASE_MIGRATE_URL。`,
  fileFault: (reason: string) => `无法读写文件：${reason}。请检查路径、权限和磁盘空间。`,
} as const;
