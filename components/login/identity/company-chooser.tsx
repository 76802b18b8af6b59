'use client';

import { useId, type FormEvent } from 'react';
import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import type { Staff } from '@/lib/contract/staff';
import { identityText } from '@/lib/text/zh-cn/identity';
import styles from './company-chooser.module.css';
import { FormEnd } from '@/components/credentials/form-end';
import { useEnterCompany } from './use-enter-company';

export type CompanyChoice = Pick<Staff, 'staffId' | 'companyName' | 'department'>;

type Props = {
  companies: readonly CompanyChoice[];
  /** The identity in use, when this is a switch and not the first choice. */
  currentStaffId?: string;
  wanted?: string;
};

/** SESS-04. */
export function CompanyChooser({ companies, currentStaffId, wanted }: Props) {
  const titleId = useId();
  const first = currentStaffId ?? companies[0]?.staffId;
  const { enterCompany, isEntering, failure } = useEnterCompany({ wanted });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read from the page, not from state: the choice may have been made before script ran.
    const chosen = new FormData(event.currentTarget).get('staffId');
    if (typeof chosen === 'string' && !isEntering) enterCompany(chosen);
  }

  return (
    <form method="post" className={styles.chooser} aria-labelledby={titleId} onSubmit={submit}>
      <h1 id={titleId}>{identityText.chooseCompany}</h1>
      <p className={styles.hint}>{companies.length > 1 ? identityText.chooseCompanyHint : null}</p>
      <div role="radiogroup" aria-labelledby={titleId} className={styles.list}>
        {companies.map(({ staffId, companyName, department }) => (
          <label key={staffId} className={styles.company}>
            <ChoiceMark
              type="radio"
              className={styles.mark}
              name="staffId"
              value={staffId}
              defaultChecked={staffId === first}
              aria-label={companyName}
            />
            <span className={styles.name}>
              {companyName}
              {department ? <small>{department}</small> : null}
            </span>
            {staffId === currentStaffId ? <small>{identityText.currentCompany}</small> : null}
          </label>
        ))}
      </div>
      <FormEnd
        label={identityText.enterNow}
        isFilled={first !== undefined}
        isBusy={isEntering}
        failure={failure}
      />
    </form>
  );
}
