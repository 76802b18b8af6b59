/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Our listener does, with brotli as well (ADR 39).
  compress: false,
  reactStrictMode: true,
  devIndicators: false,
  // The optimizer has had advisories and nothing here needs it: pictures are served as they are.
  images: { unoptimized: true },
  // One report for every TypeScript file is `npm run types`; checking again here only delays the first start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', 'undici'],
  // A few larger files instead of twenty small ones: what stands in one file is compressed together, and every answer has its headers (ADR 32).
  experimental: {
    turbopackChunking: {
      requestCost: 2_000_000,
      minChunkSize: 200_000,
      maxMergeChunkSize: 3_000_000,
      firstPageLoadPriority: 1,
      // React and Next's client in one file less; parts that open later stay shared among them, which they do not with larger numbers above.
      maxChunkCountPerGroup: 2,
    },
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
};

export default config;
