import { loginFailureText } from '@/lib/text/zh-cn/login-failures';
import styles from '@/components/credentials/form-end.module.css';

/** Told before anybody types in vain: a log-in stays in a cookie, or does not stay (SESS-01). */
export const CookiesNeeded = () => (
  <p role="alert" className={styles.failure}>
    {loginFailureText.cookieLost}
  </p>
);
