import { readHelpConfiguration } from './help-configuration';

const read = (value: unknown) => readHelpConfiguration(JSON.stringify(value));
const none = { tips: [], feedback: false };

describe('[HELP-01] the configuration of help', () => {
  it('holds tips, the manual, and whether the form is shown', () => {
    const manualUrl = 'https://help.example.com/manual';
    expect(read({ tips: ['一', '二'], manualUrl, feedback: true })).toEqual({
      tips: ['一', '二'],
      manualUrl,
      feedback: true,
    });
    expect(read({ tip: '请提前签到' })).toMatchObject({ tips: ['请提前签到'], feedback: false });
  });

  it.each(['', '{', 'null', '[]', '"x"', '7'])('is empty where it is %j', (configuration) => {
    expect(readHelpConfiguration(configuration)).toEqual(none);
  });

  it('loses only what is wrong in it', () => {
    expect(read({ tip: 7, tips: ['一'], manualUrl: [], feedback: 'yes' })).toMatchObject({
      ...none,
      tips: ['一'],
    });
    expect(read({ tip: ' 一 ', tips: 'x', feedback: true })).toMatchObject({ tips: ['一'], feedback: true });
  });
});
