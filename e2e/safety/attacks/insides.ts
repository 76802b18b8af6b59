/** Patterns of an answer that leaks the inside: stacks, statements, hosts, paths, versions, names of the platform. */
export const insides = [
  /\bat (?:async )?[\w.<>$]+ \(/,
  /\.(?:ts|js|mjs|cjs):\d+/,
  /node_modules|node:internal/,
  /\b(?:select|insert|update|delete)\b.+\b(?:from|into|set|where)\b/i,
  /\b(?:postgres|pg_|psql|kysely|hono|undici|express|nginx)\b/i,
  /\b(?:ECONN\w+|ENOTFOUND|ETIMEDOUT|ENOENT|EPIPE|HPE_\w+|ERR_\w+|UND_ERR\w*)\b/,
  /\b(?:Type|Range|Syntax|Reference)?Error:/,
  /next\.js|x-powered-by|x-nextjs|node\.js|\bv20\.\d+/i,
  /(?:^|[\s"'(])\/(?:home|root|srv|tmp|usr|var|app)\//,
  /\b10\.0\.0\.7\b|db-internal/,
];
