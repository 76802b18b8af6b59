import { loginFailureText } from '@/lib/text/zh-cn/login-failures';
import styles from '@/components/credentials/form-end.module.css';

/** Warns before the form is filled in vain: a session lives in a cookie (SESS-01). */
export const CookiesNeeded = () => (
  <p role="alert" className={styles.failure}>
    {loginFailureText.cookieLost}
  </p>
);
