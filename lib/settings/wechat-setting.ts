import { z } from 'zod';

/** The social chat app's own log-in, as its developer site registers a web application. */
export type WechatSetting = {
  appId: string;
  secret: string;
  /** Where its QR page sends people back to. */
  redirectUri: string;
  /** Where its QR page is. */
  pageUrl: string;
  /** Where codes are traded. */
  apiUrl: string;
};

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The part of an environment that switches it on; of the whole product's, and of a service that runs alone. */
export const wechatVariables = {
  WX_APP_ID: z.string().max(64).optional(),
  WX_SECRET: z.string().max(128).optional(),
  WX_REDIRECT_URI: z.url({ protocol: /^https?$/ }).optional(),
  WX_PAGE_URL: httpUrl.default('https://open.weixin.qq.com'),
  WX_API_URL: httpUrl.default('https://api.weixin.qq.com'),
};
export type WechatVariables = z.output<z.ZodObject<typeof wechatVariables>>;

/** Nothing unless all that belongs together is there. */
export const wechatSettingOf = (variables: WechatVariables): WechatSetting | undefined => {
  const { WX_APP_ID: appId, WX_SECRET: secret, WX_REDIRECT_URI: redirectUri } = variables;
  if (!appId || !secret || !redirectUri) return undefined;
  return { appId, secret, redirectUri, pageUrl: variables.WX_PAGE_URL, apiUrl: variables.WX_API_URL };
};
