import { contactLimits } from '@/lib/domain/limits/contact-limits';

/** Sentences of failed operations on contacts, labels and personal configuration (ERR-01). */
export const contactErrorText = {
  contactIsSelf: '不能添加自己为联系人',
  tooManyContacts: `常用联系人最多${contactLimits.contactsMax}位`,
  addFailed: '添加联系人失败',
  deleteFailed: '删除联系人失败',
  remarkFailed: '修改备注失败',
  labelNameTaken: '标签名称已存在',
  tooManyLabels: `标签最多${contactLimits.labelsMax}个`,
  labelCreateFailed: '新建标签失败',
  labelRenameFailed: '重命名标签失败',
  labelDeleteFailed: '删除标签失败',
  labelPeopleFailed: '设置标签成员失败',
  configFailed: '保存个人设置失败',
} as const;
