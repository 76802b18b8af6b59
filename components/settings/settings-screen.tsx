'use client';

import { FeedAddress } from '@/components/feed/feed-address';
import { OwnRoomFeeds } from '@/components/feed/own-room-feeds';
import { feedsText } from '@/lib/text/zh-cn/feeds';
import { settingsText } from '@/lib/text/zh-cn/settings';
import { BrowserNotices } from './notices/browser-notices';
import { NoticeSettings } from './notices/notice-settings';
import { RoomSettings } from './rooms/room-settings';
import { SettingsCard } from './settings-card';
import styles from './settings-screen.module.css';

/** The choices that a person makes for themselves: ways of notices, quiet hours, calendars of other programs. */
export const SettingsScreen = () => (
  <div className={styles.page}>
    <h1>{settingsText.title}</h1>
    <NoticeSettings />
    <RoomSettings />
    <BrowserNotices />
    <SettingsCard title={feedsText.title} hint={feedsText.hint}>
      <FeedAddress />
      <OwnRoomFeeds />
    </SettingsCard>
  </div>
);
