type Agreement = { title: string; sections: readonly { heading: string; text: string }[] };

/** The agreements of the demo; a company names its own addresses by configuration (AUTH-10). */
export const agreementTexts: Record<'user' | 'privacy' | 'service', Agreement> = {
  user: {
    title: '用户协议',
    sections: [
      {
        heading: '适用范围',
        text: '本协议适用于使用会议室预约服务的企业员工。使用本服务即表示您已阅读并同意本协议。',
      },
      { heading: '账号', text: '账号由您所在的企业管理。请妥善保管密码，不要将账号提供给他人使用。' },
      {
        heading: '使用规范',
        text: '请按实际需要预订会议室，并及时取消不再使用的预订。会议主题、议程和附件不得包含违法内容。',
      },
      {
        heading: '演示说明',
        text: '当前为演示环境的示例协议，不具有法律效力。正式使用时由部署企业提供其协议地址。',
      },
    ],
  },
  privacy: {
    title: '隐私政策',
    sections: [
      {
        heading: '收集的信息',
        text: '手机号、姓名、所属企业与部门，以及您创建或参加的会议。这些信息仅用于提供会议室预约服务。',
      },
      {
        heading: '存储与保护',
        text: '登录凭证以加密方式保存在浏览器的 Cookie 中，页面脚本无法读取。密码以不可逆的方式存储。',
      },
      {
        heading: '信息展示',
        text: '会议室日程中不展示他人的私密会议主题。手机号仅对互相添加的同组织联系人可见。',
      },
      {
        heading: '演示说明',
        text: '当前为演示环境的示例政策，不具有法律效力。正式使用时由部署企业提供其政策地址。',
      },
    ],
  },
  service: {
    title: '会议服务协议',
    sections: [
      {
        heading: '预订',
        text: '单次会议时长不超过 90 分钟。需审批的会议室须至少提前 10 分钟发起，审批通过后预订生效。',
      },
      {
        heading: '签到与释放',
        text: '会议开始前 10 分钟可以签到。会议室长时间无人使用时，系统提示后会自动提前结束会议并释放会议室。',
      },
      {
        heading: '变更与取消',
        text: '会议开始前，组织者可以修改或取消会议；会议进行中，组织者可以提前结束会议。',
      },
      {
        heading: '演示说明',
        text: '当前为演示环境的示例协议，不具有法律效力。正式使用时由部署企业提供其协议地址。',
      },
    ],
  },
};
