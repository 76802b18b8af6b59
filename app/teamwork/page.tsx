import { redirect } from 'next/navigation';

export default function TeamworkPage() {
  redirect('/rooms');
}
