/** Words of backup and restore on the terminal. */
export const backupText = {
  made: (file: string) => `备份完成：${file}`,
  uploadsIncluded: (count: number) => `包含 ${count} 个上传的文件。`,
  uploadsElsewhere:
    '不包含上传的文件：它们在 STORAGE_S3_URL 指定的存储桶中，请用存储桶自身的版本或复制功能备份。',
  notIncluded: '不包含密钥（session.key、service.key）、每小时的快照和配置（.env）。',

  restored: (file: string) => `已从 ${file} 恢复。`,
  movedAside: (folder: string) => `原有数据未删除，已移至 ${folder}`,
  movedToServer: '数据已迁入 DATABASE_URL 指定的数据库。',
  uploadsRestored: (count: number) => `已恢复 ${count} 个上传的文件。`,
  uploadsDamaged: (count: number) => `备份中有 ${count} 个上传的文件与其校验和不符，未恢复。`,
  noUploadsInside: '备份中没有上传的文件，现有的上传文件未做更改。',
  uploadsMissing: (count: number, folder: string) =>
    `数据引用的 ${count} 个上传的文件不在 ${folder} 中，例如：`,
  uploadsExtra: (count: number, folder: string) =>
    `${folder} 中有 ${count} 个文件不属于恢复后的数据，未删除。`,
  bucketNotCompared: '上传的文件存放在 STORAGE_S3_URL 指定的存储桶中，未逐一核对。',
  backupUsage: '用法：npm run backup [-- 备份文件]',
  restoreUsage: '用法：npm run restore -- 备份文件 [--replace]',

  nothingToBackUp: (dataDir: string) => `数据目录 ${dataDir} 中没有可备份的数据。`,
  nothingOnServer:
    'DATABASE_MIGRATE_URL（未设置时为 DATABASE_URL）指定的数据库中没有本产品的数据，未做备份。',
  storeIncomplete: (dataDir: string) =>
    `数据目录 ${dataDir} 中的数据库缺少文件（PG_VERSION），未做备份。请检查磁盘。`,
  fileExists: (file: string) => `${file} 已存在，未做备份。请换一个文件名。`,
  noAnswer: (dataDir: string, pid: number) =>
    `数据目录 ${dataDir} 正被进程 ${pid} 使用，但该进程没有应答备份请求（可能正在启动或停止）。请稍后再试。`,
  interrupted: '备份中断，没有留下文件。请确认服务仍在运行后重试。',
  tooLarge: (seconds: number) =>
    `数据量过大，无法在 ${seconds} 秒内完成复制，未做备份。请先停止服务再备份，或改用 PostgreSQL（DATABASE_URL）。`,

  cannotRead: (file: string, reason: string) => `无法读取备份文件 ${file}：${reason}`,
  notABackup: (file: string) => `${file} 不是本产品的备份文件。`,
  damaged: (file: string) => `备份文件 ${file} 不完整或已损坏（校验和不符），未做任何更改。`,
  newerSchema: (schema: string) =>
    `备份来自更新的版本（数据结构 ${schema}），当前版本无法识别，未做任何更改。请先升级再恢复。`,
  cannotOpen: (postgres: string) =>
    `备份中的数据库（PostgreSQL ${postgres}）无法由当前版本打开，未做任何更改。`,
  storeExists: (dataDir: string) =>
    `数据目录 ${dataDir} 中已有数据，未做任何更改。如需替换，请加上 --replace；原有数据会移到一旁，不会删除。`,
  serverBackup: (file: string) =>
    `${file} 是 PostgreSQL 服务器的备份，只能恢复到服务器。请设置 DATABASE_URL 后重试。`,

  storeUnreadable: (database: string, reason: string) => `无法打开数据库 ${database}：${reason}`,
  storeMissing: (database: string) => `数据库 ${database} 不见了。如果它所在的磁盘没有挂载，请先挂载再启动。`,
  restoreSnapshot: (snapshot: string) =>
    `可用最近的快照恢复：npm run restore -- ${snapshot} --replace\n如需从空数据开始，请先移走快照所在的目录。`,
  noSnapshot: '没有可用的快照。请用备份恢复：npm run restore -- 备份文件 --replace',

  toolMissing: (tool: string) =>
    `找不到 ${tool}。请安装 PostgreSQL 客户端（Debian/Ubuntu：apt install postgresql-client；macOS：brew install libpq），版本不低于服务器。`,
  toolFailed: (tool: string, said: string) => `${tool} 失败：\n${said}`,
  databaseNotEmpty: 'DATABASE_URL 指定的数据库不是空的，未做任何更改。请恢复到新建的空数据库。',
} as const;
