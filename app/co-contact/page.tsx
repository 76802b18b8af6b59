import { redirect } from 'next/navigation';

export default function CoContactPage() {
  redirect('/contact');
}
