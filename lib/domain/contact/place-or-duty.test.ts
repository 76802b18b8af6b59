import { isPlaceOrDuty } from './place-or-duty';

describe('[BOOK-10] an account that is no person', () => {
  it.each(['3D 打印室', '007 号值班', '００７ 号', '多功能厅', '一楼前台', '夜间值班 '])('is %s', (name) => {
    expect(isPlaceOrDuty(name)).toBe(true);
  });

  it.each(['王芳', '张伟2', '室井慎次', 'Uma Rao', 'محمد', '😀', ''])('is not %s', (name) => {
    expect(isPlaceOrDuty(name)).toBe(false);
  });
});
