import {
  Building2,
  CalendarDays,
  Check,
  ChevronRight,
  Tag as TagIcon,
  UsersRound,
  type IconNode,
} from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { MarkedText } from '@/components/ui/layout/marked-text';
import { Avatar } from '@/components/ui/people/avatar';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import type { Picking } from '../use-selection';
import styles from './option-list.module.css';
import type { GroupOption, PersonOption, PickerOption } from './picker-option';

type Props = {
  id: string;
  option: PickerOption;
  isActive: boolean;
  picking: Picking;
  selfId: string;
  isBusy: boolean;
  onPick: (option: PickerOption) => void;
};

const icons: Record<GroupOption['icon'], IconNode> = {
  department: Building2,
  label: TagIcon,
  meeting: CalendarDays,
};

/** One row of the listbox: a person to tick, a group to open, or everybody of one. */
export function OptionRow({ id, option, isActive, picking, selfId, isBusy, onPick }: Props) {
  if (option.kind === 'heading') return <p className={styles.heading}>{option.name}</p>;
  const shared = { id, isActive, onPick: () => onPick(option) };
  if (option.kind === 'person')
    return (
      <PersonRow {...shared} option={option} picking={picking} isSelf={option.person.staffId === selfId} />
    );
  if (option.kind === 'group') {
    return (
      <Row {...shared} label={`${option.name}，${option.detail}`}>
        <span className={styles.icon}>
          <Icon of={icons[option.icon]} size={18} />
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{option.name}</span>
          <span className={styles.detail}>{option.detail}</span>
        </span>
        <Icon of={ChevronRight} size={16} className={styles.end} />
      </Row>
    );
  }
  const { people } = option;
  const isAllPicked =
    typeof people !== 'function' &&
    people.every(({ staffId }) => picking.isPicked(staffId) || picking.isFixed(staffId));
  return (
    <Row
      {...shared}
      label={peoplePickerText.allOf(option.name, option.count)}
      isSelected={isAllPicked}
      isBusy={isBusy}
    >
      <Mark isOn={isAllPicked} />
      <span className={styles.icon}>
        <Icon of={UsersRound} size={18} />
      </span>
      <span className={styles.name}>{peoplePickerText.all(option.count)}</span>
    </Row>
  );
}

type PersonProps = {
  id: string;
  option: PersonOption;
  isActive: boolean;
  isSelf: boolean;
  picking: Picking;
  onPick: () => void;
};

function PersonRow({ option: { person, range }, picking, isSelf, ...shared }: PersonProps) {
  const isFixed = picking.isFixed(person.staffId);
  const isOn = isFixed || picking.isPicked(person.staffId);
  const { realName, remark, department } = person;
  const note = isSelf ? peoplePickerText.self : isFixed ? peoplePickerText.fixed : undefined;
  return (
    <Row
      {...shared}
      label={[realName, remark, department, note].filter(Boolean).join('，')}
      isSelected={isOn}
      isDisabled={isFixed}
    >
      <Mark isOn={isOn} />
      <Avatar name={realName} picture={person.avatar} />
      <span className={styles.who}>
        <bdi className={styles.name}>
          <MarkedText text={realName} range={range} />
          {remark ? `（${remark}）` : null}
        </bdi>
        {department ? <span className={styles.detail}>{department}</span> : null}
      </span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </Row>
  );
}

type RowProps = {
  id: string;
  label: string;
  isActive: boolean;
  isSelected?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
  onPick: () => void;
  children: ReactNode;
};

const Row = ({ id, label, isActive, isSelected = false, isDisabled, isBusy, onPick, children }: RowProps) => (
  <div
    id={id}
    role="option"
    aria-label={label}
    aria-selected={isSelected}
    aria-disabled={isDisabled}
    aria-busy={isBusy}
    data-active={isActive || undefined}
    className={styles.option}
    // The focus stays in the input, where the keys are.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => isDisabled || onPick()}
  >
    {children}
  </div>
);

const Mark = ({ isOn }: { isOn: boolean }) => (
  <span className={styles.mark} data-on={isOn || undefined}>
    {isOn ? <Icon of={Check} size={12} /> : null}
  </span>
);
