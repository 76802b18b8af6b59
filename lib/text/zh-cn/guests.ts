import type { GuestProblem } from '@/lib/domain/guest/guests';
import { guestLimits } from '@/lib/domain/limits/notices/guest-limits';

/** Guests from outside the company. */
export const guestText = {
  label: '外部来宾',
  count: (count: number) => `外部来宾 ${count} 人`,
  open: '邀请外部来宾',
  name: '姓名',
  email: '邮箱',
  add: '添加',
  remove: (name: string) => `移除来宾 ${name}`,
  unfinished: '请先添加填写中的来宾，或清空其姓名和邮箱',
  hint: '来宾会收到带日历附件的邮件，不能登录系统',
  problems: {
    name: `请输入姓名，最多${guestLimits.nameMaxLength}个字`,
    email: '请输入正确的邮箱地址',
    twice: '该邮箱已在来宾中',
    tooMany: `外部来宾最多${guestLimits.mostGuests}位`,
  } satisfies Record<GuestProblem, string>,
} as const;
