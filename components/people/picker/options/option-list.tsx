'use client';

import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { VirtualList } from '@/components/ui/list/virtual-list';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import type { Picking } from '../use-selection';
import styles from './option-list.module.css';
import { OptionRow } from './option-row';
import type { PickerOption } from './picker-option';
import { optionIdOf } from './use-active-option';
import type { LevelOptions } from './use-level-options';

type Props = Omit<LevelOptions, 'options'> & {
  id: string;
  options: readonly PickerOption[] | undefined;
  active: number | undefined;
  picking: Picking;
  selfId: string;
  /** An `all` option that is read right now. */
  busyKey: string | undefined;
  className?: string;
  onPick: (option: PickerOption) => void;
};

const rowPx = 48;
const headingPx = 32;
const skeletonRows = 6;
const keyOf = ({ key }: PickerOption) => key;
const heightOf = ({ kind }: PickerOption) => (kind === 'heading' ? headingPx : rowPx);
const isHeading = ({ kind }: PickerOption) => kind === 'heading';

/** The options of a picker as a listbox of which any number can be chosen. */
export function OptionList({ id, options, query, emptyText, readMore, active, picking, ...rest }: Props) {
  if (options === undefined) {
    if (query.error) return <QueryFailed title={peoplePickerText.failed} query={query} />;
    return (
      <div className={styles.state}>
        <Loading>
          <SkeletonRows count={skeletonRows} height={40} radius={6} />
        </Loading>
      </div>
    );
  }
  if (options.length === 0) {
    return (
      <p className={styles.empty} role="status">
        {emptyText}
      </p>
    );
  }
  return (
    <VirtualList
      items={options}
      keyOf={keyOf}
      heightOf={heightOf}
      isHeading={isHeading}
      role="listbox"
      id={id}
      isMultiple
      label={peoplePickerText.options}
      active={active}
      className={rest.className}
      {...(readMore && { onEndNear: readMore })}
    >
      {(option, index) => (
        <OptionRow
          id={optionIdOf(id, index)}
          option={option}
          isActive={index === active}
          picking={picking}
          selfId={rest.selfId}
          isBusy={option.key === rest.busyKey}
          onPick={rest.onPick}
        />
      )}
    </VirtualList>
  );
}
