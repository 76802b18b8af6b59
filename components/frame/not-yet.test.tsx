import { render, screen } from '@testing-library/react';
import { NotYet } from './not-yet';

const notYet = '该页面将在后续版本开放';

describe('an address whose screen is still to come', () => {
  it('says so below its title', () => {
    render(<NotYet title="审批中心" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('审批中心');
    expect(screen.getByText(notYet)).toBeVisible();
  });

  it('[NAV-02] says nothing else where the title would promise what does not happen', () => {
    render(<NotYet />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notYet);
    expect(screen.getAllByText(notYet)).toHaveLength(1);
  });
});
