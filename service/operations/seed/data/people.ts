export const demoPassword = 'Demo1234';
/** Where the operator asks for a second one (AUTH-13). */
export const demoPrivilegedPassword = 'Second1234';

export type DemoPerson = {
  mobile: string;
  name: string;
  pinyin: string;
  jobTitle: string;
  /** Department by company. */
  identities: Record<string, string>;
  isDisabled?: boolean;
};

/** The six people that one can log in as. */
export const demoPeople: readonly DemoPerson[] = [
  {
    mobile: '13800000001',
    name: '林晓',
    pinyin: 'LIN XIAO',
    jobTitle: '产品经理',
    identities: { 示例科技: '产品部' },
  },
  {
    mobile: '13800000002',
    name: '陈晨',
    pinyin: 'CHEN CHEN',
    jobTitle: '行政主管',
    identities: { 示例科技: '行政部' },
  },
  {
    mobile: '13800000003',
    name: '王芳',
    pinyin: 'WANG FANG',
    jobTitle: '研发经理',
    identities: { 示例科技: '研发部', 远山咨询: '顾问部' },
  },
  { mobile: '13800000004', name: '赵一', pinyin: 'ZHAO YI', jobTitle: '', identities: {} },
  {
    mobile: '13800000005',
    name: '周宁',
    pinyin: 'ZHOU NING',
    jobTitle: '后端工程师',
    identities: { 示例科技: '研发部' },
  },
  {
    mobile: '13800000006',
    name: '吴倩',
    pinyin: 'WU QIAN',
    jobTitle: '测试工程师',
    identities: { 示例科技: '测试部' },
    isDisabled: true,
  },
];
