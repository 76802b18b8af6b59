'use client';

import { useQuery } from '@tanstack/react-query';
import { FavouritesSwitch } from '@/components/room/favourite/favourites-switch';
import { usePersonChoices } from '@/components/session/choices/person-choices';
import { SelectField } from '@/components/ui/controls/select-field';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { areaPaths } from '@/lib/domain/room/area-paths';
import { useApi } from '@/lib/query/context/api-context';
import { areaTrees, usualArea } from '@/lib/query/room';
import { settingsText } from '@/lib/text/zh-cn/settings';
import { SettingsCard } from '../settings-card';

const { rooms: text } = settingsText;

/** Which rooms lists begin with: favourites, then those of the person's floor (CFG-04). */
export function RoomSettings() {
  const { choices, choose } = usePersonChoices();
  const api = useApi();
  const query = useQuery(areaTrees(api));
  const { data: usual } = useQuery(usualArea(api));
  const areas = query.data && areaPaths(query.data);
  const usualPath = areas?.find(({ id }) => id === usual?.areaId)?.path;

  return (
    <SettingsCard title={text.title} hint={text.hint}>
      {!areas && query.error ? <QueryFailed title={settingsText.failed} query={query} /> : null}
      {!query.error && !(areas && choices) ? (
        <Loading>
          <SkeletonRows count={2} height={44} />
        </Loading>
      ) : null}
      {areas && choices ? (
        <>
          <FavouritesSwitch />
          <SelectField
            label={text.myFloor}
            options={areas.map(({ id, path }) => ({ value: id, label: path }))}
            value={areas.find(({ id }) => id === choices.myAreaId)?.id}
            none={{ label: text.automatic(usualPath), onPick: () => choose({ myAreaId: null }) }}
            onChange={(myAreaId) => choose({ myAreaId })}
          />
        </>
      ) : null}
    </SettingsCard>
  );
}
