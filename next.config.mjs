/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // The optimizer has had advisories and nothing here needs it: pictures are served as they are.
  images: { unoptimized: true },
  // One report for every TypeScript file is `npm run types`; checking again here only delays the first start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', 'undici'],
};

export default config;
