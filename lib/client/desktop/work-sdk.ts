export type AuthCode = { codeId: string; secret?: string };

/**
 * The bridge that the desktop app puts on `window.workSdk` before the page's script runs, or later with a `worksdkready` event on `window`
 * (docs/desktop-sdk.md). It never hands over a token: only a code that our server trades, once.
 */
export type WorkSdk = {
  /** The interface's version, `1` or `1.x`. Another first number is another interface. */
  version: string;
  /** The app's user; compared with the account that is logged in here, and never trusted. */
  getUserInfo(): Promise<{ userId: string }>;
  /** A fresh code for the app's user, with its secret where the service has one. Good once, and not for long. */
  getAuthCode(): Promise<AuthCode>;
};

export const workSdkReady = 'worksdkready';

declare global {
  interface Window {
    workSdk?: unknown;
  }
}

const majorVersion = /^1(\.|$)/;

/** The app's side of the bridge, when there is one that speaks our version. */
export function workSdk(): WorkSdk | undefined {
  const sdk = window.workSdk as Partial<WorkSdk> | undefined | null;
  const isUsable =
    typeof sdk === 'object' &&
    sdk !== null &&
    majorVersion.test(String(sdk.version)) &&
    typeof sdk.getUserInfo === 'function' &&
    typeof sdk.getAuthCode === 'function';
  return isUsable ? (sdk as WorkSdk) : undefined;
}
