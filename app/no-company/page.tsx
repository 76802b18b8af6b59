import { redirect } from 'next/navigation';

export default function NoCompanyPage() {
  redirect('/none');
}
