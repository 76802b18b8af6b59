'use client';

import { Button } from '@/components/ui/controls/button';
import { commonText } from '@/lib/text/zh-cn/common';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import styles from './paste-report.module.css';
import type { Pasting } from './use-pasted-people';

/** The outcome of a pasted list: how many were added, which names nobody has, and which of several people is meant. */
export function PasteReportView({ pasting: { report, dismiss, retry, choose } }: { pasting: Pasting }) {
  if (!report) return null;
  if (report.state === 'pending') {
    return (
      <div className={styles.report} role="status">
        {peoplePickerText.pasting}
      </div>
    );
  }
  if (report.state === 'failed') {
    return (
      <div className={styles.report} role="alert">
        <p className={styles.missing}>{peoplePickerText.pasteFailed}</p>
        <Button size="small" onClick={retry}>
          {commonText.retry}
        </Button>
      </div>
    );
  }
  const { added, notFound, ambiguous } = report;
  return (
    <div className={styles.report} role="status">
      <p>{peoplePickerText.pasted(added)}</p>
      {notFound.length > 0 ? (
        <p className={styles.missing}>{peoplePickerText.notFound(notFound.join('、'))}</p>
      ) : null}
      {ambiguous.map(({ name, people }) => (
        <div key={name} role="group" aria-label={peoplePickerText.ambiguous(name)} className={styles.choice}>
          <p>{peoplePickerText.ambiguous(name)}</p>
          {people.map((person) => (
            <Button
              key={person.staffId}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => choose(name, person)}
            >
              {[person.realName, person.department].filter(Boolean).join(commonText.separator)}
            </Button>
          ))}
        </div>
      ))}
      <Button size="small" className={styles.dismiss} onClick={dismiss}>
        {peoplePickerText.dismiss}
      </Button>
    </div>
  );
}
