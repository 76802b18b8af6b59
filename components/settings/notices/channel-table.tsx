'use client';

import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import type { NoticeChannel, NoticeKind } from '@/lib/domain/notice/notice-kinds';
import type { NoticeMatrix } from '@/lib/domain/notice/notice-settings';
import { settingsText } from '@/lib/text/zh-cn/settings';
import styles from './channel-table.module.css';

const { notices: text, kinds: kindNames, channels: channelNames } = settingsText;

type Props = {
  kinds: readonly NoticeKind[];
  /** The channels that this installation has. */
  channels: readonly NoticeChannel[];
  chosen: NoticeMatrix;
  onChoose: (kind: NoticeKind, channel: NoticeChannel, isOn: boolean) => void;
};

/** A row for each kind of notice, a box for each way on which it may come. */
export const ChannelTable = ({ kinds, channels, chosen, onChoose }: Props) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{text.kind}</th>
        {channels.map((channel) => (
          <th key={channel} scope="col">
            {channelNames[channel]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {kinds.map((kind) => (
        <tr key={kind}>
          <th scope="row">{kindNames[kind]}</th>
          {channels.map((channel) => (
            <td key={channel}>
              <ChoiceMark
                type="checkbox"
                aria-label={text.by(kindNames[kind], channelNames[channel])}
                checked={chosen[kind][channel]}
                onChange={({ target }) => onChoose(kind, channel, target.checked)}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
