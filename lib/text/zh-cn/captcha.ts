/** Words of the captchas' dialog beside those of the copy sheet (`account`). */
export const captchaText = {
  title: '安全验证',
  sliderName: '拼图位置',
  puzzle: '带缺口的图片与拼图',
  howTo: '拖动滑块，使拼图与缺口对齐；也可按左右方向键移动，按回车确认',
  position: (percent: number) => `已移动${percent}%`,
  loading: '正在加载验证',
  checking: '正在验证',
  another: '换一个验证',
  close: '关闭验证',
  toQuestion: '看不清图片？改为回答问题',
  toPuzzle: '改为拖动拼图',
  answer: '答案',
  confirm: '确定',
  answerRequired: '请输入答案',
  tooOften: '验证过于频繁，请稍后再试',
  startWidget: '点击进行验证',
} as const;
