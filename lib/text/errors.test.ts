import { clientCodes } from '@/lib/client/failures/api-error';
import { errorOutcome, failureText, fieldText } from './errors';
import { httpOutcome, loadFailureText } from './load-failure';

describe('the error catalogue', () => {
  it('[R32] the BFF’s own refusal after a switch is told in its words, whatever was asked for', () => {
    const refused = { code: clientCodes.identityChanged, status: 409 };
    const message = '账号或企业已切换，请刷新页面后重试';
    expect(errorOutcome('order', refused)).toEqual({ kind: 'identity-changed', message });
    expect(failureText('cancel', refused)).toBe(message);
    expect(loadFailureText(refused)).toBe(message);
    expect(loadFailureText({ code: 409_000, status: 409 })).toBe('未知错误');
  });

  it.each([
    [400405001, 'field', '会议时长不能超过90分钟'],
    [400405022, 'field', '需审批的会议须至少提前10分钟发起'],
    [400405002, 'field', '线下会议室不允许相同参会人连续预订'],
    [400405018, 'field', '审批人缺失，无法发起申请'],
    [400403002, 'conflicts', '会议室时间冲突'],
    [400403001, 'field', '不在会议室可预约时间段内'],
    [400416023, 'field', '会议室不可用'],
    [400403007, 'field', '预约时间已过期'],
    [400405020, 'toast', '会议状态不允许此操作'],
    [400416015, 'field', '没有该会议室的预订权限'],
    [400416028, 'field', '时间无效，预约失败'],
    [400406011, 'field', '组织者（部门）、主题或地点可能包含敏感内容（色情、暴力、政治），请检查后重试'],
    [1, 'toast', '预约失败'],
  ])('[BOOK-04] order %i: %s %s', (code, kind, message) => {
    expect(errorOutcome('order', { code, status: 400 })).toMatchObject({ kind, message });
  });

  it.each([
    ['update', 400405001, '会议时长不能超过90分钟'],
    ['update', 400403002, '会议室时间冲突'],
    ['update', 400405017, '修改失败，该会议室需要审批'],
    ['update', 400405025, '修改失败，该会议室需要审批'],
    ['update', 1, '修改失败'],
    ['restore', 400403002, '会议室时间冲突'],
    ['restore', 1, '恢复失败'],
    ['closeEarly', 400403013, '会议已结束'],
    ['continue', 400405023, '已在其他地方操作'],
    ['continue', 400403013, '会议已结束'],
    ['continue', 1, '操作失败'],
    ['approval', 400405020, '状态已过期'],
    ['approval', 1, '操作失败'],
    ['revoke', 400405020, '状态已过期'],
    ['revoke', 1, '撤销申请失败'],
    ['askAgain', 400403002, '会议室时间冲突'],
    ['askAgain', 400405018, '审批人缺失，无法发起申请'],
    ['askAgain', 1, '重新申请失败'],
    ['remind', 4031000, '每30分钟只能催办一次'],
    ['remind', 400405018, '审批人缺失，无法发起申请'],
    ['remind', 1, '催办失败'],
    ['feedback', 4031000, '提交间隔应大于30秒'],
    ['feedback', 1, '提交失败'],
    ['cancel', 400405020, '会议状态不允许此操作'],
    ['answer', 1, '操作失败'],
  ] as const)('[ERR-01] %s %i: %s', (operation, code, message) => {
    expect(failureText(operation, { code, status: 400 })).toBe(message);
  });

  it('[EARLY-03] an early end that came too late goes to the details', () => {
    expect(errorOutcome('closeEarly', { code: 400403013 }).kind).toBe('details');
  });

  it.each([
    [0, '网络异常，请稍后再试'],
    [500, '服务器异常'],
    [502, '服务器异常'],
    [503, '服务器异常'],
    [504, '网络异常，请稍后再试'],
    [429, '操作频繁，请稍后再试'],
    [401, '登录已过期，请重新登录'],
    [403, '没有权限执行此操作'],
    [404, '请求的内容不存在'],
    [413, '提交的内容过大'],
  ])('[ERR-01] HTTP %i without a code of its own: %s', (status, message) => {
    expect(errorOutcome('order', { code: status * 1_000, status }).message).toBe(message);
    expect(httpOutcome(status)?.message).toBe(message);
  });

  it.each([
    new TypeError('boom'),
    undefined,
    null,
    'no',
    { code: 'constructor' },
    { code: 'otherwise' },
    { code: {} },
  ])('[ERR-01] an unknown failure %p is the operation’s "otherwise"', (error) => {
    expect(errorOutcome('order', error)).toEqual({ kind: 'toast', message: '预约失败' });
  });

  it('puts words beside the field they are about', () => {
    const outcome = errorOutcome('order', { code: 400405001 });
    expect(fieldText('endTime', outcome)).toBe('会议时长不能超过90分钟');
    expect(fieldText('rooms', outcome)).toBeUndefined();
    expect(fieldText('rooms', undefined)).toBeUndefined();
  });
});
