import { idOf } from './scene/ids';
import type { Scene } from './scene/scene';
import { daysBefore } from './scene/scene';

export type DemoCompany = { id: string; name: string };

/** The age of a company's `created_at` before the scene's now, in days. */
export const foundedDaysAgo = 400;

type Company = {
  name: string;
  shortName: string;
  accent: string;
  /** Shows the feedback form on its help page (HELP-01). */
  feedback?: boolean;
};

/** A company with its settings and the configuration of its applications. */
export function addCompany(
  scene: Scene,
  { name, shortName, accent, feedback = false }: Company,
): DemoCompany {
  const id = idOf(name);
  scene.rows.add('company', {
    id,
    name,
    short_name: shortName,
    accent,
    created_at: daysBefore(scene, foundedDaysAgo),
  });
  scene.rows.add('order_setting', { company_id: id });
  for (const [appId, configuration] of Object.entries(configurationsOf({ feedback }))) {
    scene.rows.add('app_configuration', {
      company_id: id,
      app_id: appId,
      configuration: JSON.stringify(configuration),
    });
  }
  return { id, name };
}

const configurationsOf = ({ feedback }: { feedback: boolean }) => ({
  help: {
    tips: [
      '点击会议室的空闲时段即可预订，拖动可选择时长。',
      '开始前 10 分钟起可以签到；会议提前结束时，请结束会议以释放会议室。',
      '需要审批的会议室请至少提前 10 分钟申请。',
    ],
    manualUrl: 'https://example.com/manual',
    feedback,
  },
  'address-book': { modules: { organization: { enabled: true } } },
});
