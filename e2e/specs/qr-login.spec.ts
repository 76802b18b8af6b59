import { limits } from '@/lib/domain/limits/limits';
import { qrStateText } from '@/lib/text/zh-cn/qr-state';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { createApiClient, expect, organizer, test } from '../fixtures';

const getCode = (codeId: string) => `/api-auth/api/client/webappAuth/getCode?codeId=${codeId}`;

test('[AUTH-06] [S20] a phone lets the browser in that shows the code, and no other one', async ({
  page,
  browser,
  app,
  enterAs,
}) => {
  const made = page.waitForResponse('**/bff/qr');
  await page.goto('/login?mode=qr');
  const { codeId, address } = (await (await made).json()) as { codeId: string; address: string };
  expect(address).toBe(`${app.origin}/qr/${codeId}`);
  await expect(page.getByRole('img', { name: qrLoginText.codeLabel })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(qrLoginText.scan, { useInnerText: true });
  expect(await accessibilityFindings(page)).toEqual([]);

  const pocket = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const phone = await pocket.newPage();
  await phone.goto(address);
  await expect(phone).toHaveURL(`/login?to=${encodeURIComponent(`/qr/${codeId}`)}`);
  await enterAs(phone, organizer);
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: qrLoginText.confirmTitle })).toBeVisible();
  await expect(phone.getByText('林晓')).toBeVisible();
  await expect(phone.getByText('Chrome')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(qrStateText.scanned);
  expect(await accessibilityFindings(phone)).toEqual([]);

  await phone.getByRole('button', { name: qrLoginText.confirm }).click();
  await expect(phone.getByRole('heading', { name: qrLoginText.confirmed })).toBeVisible();
  const stranger = await createApiClient(app.origin).call('GET', getCode(codeId));
  expect(stranger).toMatchObject({ status: 404, body: { code: 404_000 } });

  await page.waitForURL('**/schedule', { timeout: limits.loginRedirectMs + 15_000 });
  await expect(page.getByRole('button', { name: /林晓/ })).toBeVisible();
  await phone.goto(address);
  await expect(phone.getByText(qrLoginText.used)).toBeVisible();
  await pocket.close();
});
