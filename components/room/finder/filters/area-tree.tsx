'use client';

import { ChevronRight } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { ViewLink } from '@/components/ui/links/view-link';
import type { Area } from '@/lib/contract/room';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import styles from './area-tree.module.css';

type Shared = { chosen: readonly string[]; hrefOf: (areaIds: readonly string[]) => string };

const holds = (area: Area, ids: readonly string[]): boolean =>
  area.children.some((child) => ids.includes(child.id) || holds(child, ids));

/** The areas as nested lists of links, so that the filter also works before script has loaded; what is folded away comes when it is opened. */
export function AreaTree({ areas, id, ...shared }: Shared & { areas: readonly Area[]; id?: string }) {
  return (
    <ul id={id} className={styles.list}>
      {areas.map((area, index) => (
        <AreaNode key={area.id} area={area} first={index === 0} {...shared} />
      ))}
    </ul>
  );
}

function AreaNode({ area, first, ...shared }: Shared & { area: Area; first: boolean }) {
  const [toggled, setToggled] = useState<boolean>();
  const open = toggled ?? (first || holds(area, shared.chosen));
  const listId = useId();

  return (
    <li>
      <div className={styles.node} data-chosen={shared.chosen.includes(area.id) || undefined}>
        {area.children.length > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-label={open ? roomGridText.collapse(area.name) : roomGridText.expand(area.name)}
            onClick={() => setToggled(!open)}
          >
            <Icon of={ChevronRight} size={14} />
          </button>
        ) : null}
        <AreaLink
          name={area.name}
          count={area.roomCount}
          href={shared.hrefOf([area.id])}
          current={shared.chosen.includes(area.id)}
        />
      </div>
      {open && area.children.length > 0 ? <AreaTree id={listId} areas={area.children} {...shared} /> : null}
    </li>
  );
}

type LinkProps = { name: string; count: number; href: string; current: boolean };

export function AreaLink({ name, count, href, current }: LinkProps) {
  return (
    <ViewLink href={href} className={styles.link} aria-current={current ? 'true' : undefined}>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>
        {count}
        <span className="visually-hidden">{roomGridText.roomUnit}</span>
      </span>
    </ViewLink>
  );
}
