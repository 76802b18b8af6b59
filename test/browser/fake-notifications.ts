type Shown = {
  title: string;
  options?: NotificationOptions | undefined;
  onclick: (() => void) | null;
  close: () => void;
};

/** The notifications of a browser, which jsdom does not have; `answer` is what its user says when asked. */
export function fakeNotifications(
  permission: NotificationPermission,
  answer: NotificationPermission = 'granted',
) {
  const notifications: Shown[] = [];
  class FakeNotification {
    static permission = permission;
    static requestPermission = jest.fn(() => {
      FakeNotification.permission = answer;
      return Promise.resolve(answer);
    });
    onclick = null;
    close = jest.fn();
    constructor(
      readonly title: string,
      readonly options?: NotificationOptions,
    ) {
      notifications.push(this);
    }
  }
  Object.assign(window, { Notification: FakeNotification, isSecureContext: true });
  return { notifications, request: FakeNotification.requestPermission };
}

/** As in a browser without them; also forgets the choice of this browser. */
export function withoutNotifications(): void {
  Reflect.deleteProperty(window, 'Notification');
  document.cookie = 'rooms-browser-notices=; Path=/; Max-Age=0';
}
