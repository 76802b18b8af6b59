'use client';

import type { ComponentProps } from 'react';
import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { Field } from '@/components/ui/controls/field';
import { limits } from '@/lib/domain/limits/limits';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import type { Venue } from '../form/booking-values';

type Props = {
  venue: Venue;
  place: Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;
  onVenue: (venue: Venue) => void;
};

const venues = [
  { value: 'rooms', label: bookingFormText.venues.rooms },
  { value: 'place', label: bookingFormText.venues.place },
] as const;

/** In rooms of the company or elsewhere; a place elsewhere is a text of one's own (BOOK-02). */
export function VenueChoice({ venue, place, onVenue }: Props) {
  return (
    <>
      <ChoiceChips
        legend={bookingFormText.venue}
        type="radio"
        options={venues}
        chosen={[venue]}
        onPick={onVenue}
      />
      {venue === 'place' ? (
        <Field
          {...place}
          label={bookingText.fields.place}
          placeholder={bookingText.placeholders.place}
          hint={bookingFormText.placeHint}
          autoComplete="off"
          maxLength={limits.placeMaxLength}
        />
      ) : null}
    </>
  );
}
