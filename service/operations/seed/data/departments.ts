/** 示例科技: centres, their departments, and the groups of these. */
export const departmentTree: Record<string, Record<string, string[]>> = {
  总裁办: {},
  产研中心: {
    产品部: ['平台产品组', '业务产品组'],
    设计部: ['交互组', '视觉组'],
    研发部: ['前端组', '后端组', '移动组'],
    测试部: ['功能测试组', '自动化组'],
  },
  市场中心: {
    销售部: ['华东区', '华北区', '华南区'],
    市场部: ['品牌组', '活动组'],
    客户成功部: ['交付组', '支持组'],
  },
  职能中心: {
    人力部: ['招聘组', '员工关系组'],
    财务部: ['会计组', '税务组'],
    行政部: ['采购组', '空间管理组'],
    法务部: [],
  },
};

/** 远山咨询 is small. */
export const smallDepartmentTree: Record<string, Record<string, string[]>> = {
  合伙人: {},
  顾问部: { 战略组: [], 运营组: [] },
  综合部: {},
};
