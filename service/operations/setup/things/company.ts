import type { Thing } from './thing';
import { cellsOf } from './thing';

export const company: Thing = {
  async load(db, companyId) {
    const row = await db
      .selectFrom('company')
      .leftJoin('order_setting', 'order_setting.company_id', 'company.id')
      .leftJoin('company_setting as setting', 'setting.company_id', 'company.id')
      .where('company.id', '=', companyId)
      .select(['company.name', 'company.short_name', 'company.time_zone', 'company.title', 'company.accent'])
      .select(['order_setting.public_address_book'])
      .select([
        'setting.help_desk_phone',
        'setting.sensitive_words',
        'setting.chatbot',
        'setting.own_requests',
        'setting.reminds_unanswered',
      ])
      .executeTakeFirstOrThrow();
    return [
      {
        id: companyId,
        code: companyId,
        values: {
          name: row.name,
          shortName: row.short_name,
          timeZone: row.time_zone,
          title: row.title,
          accent: row.accent,
          publicAddressBook: row.public_address_book ?? true,
          helpDeskPhone: row.help_desk_phone,
          sensitiveWords: row.sensitive_words,
          chatbot: row.chatbot,
          ownRequests: row.own_requests,
          remindsUnanswered: row.reminds_unanswered,
        },
      },
    ];
  },

  async write(trx, [changed], { companyId }) {
    if (changed === undefined) return;
    const { text, texts, flag } = cellsOf(changed.values);
    await trx
      .updateTable('company')
      .set({
        name: text('name') ?? '',
        short_name: text('shortName'),
        time_zone: text('timeZone') ?? '',
        title: text('title') ?? '',
        accent: text('accent') ?? '',
      })
      .where('id', '=', companyId)
      .execute();
    const isPublic = { public_address_book: flag('publicAddressBook') ?? true };
    await trx
      .insertInto('order_setting')
      .values({ company_id: companyId, ...isPublic })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(isPublic))
      .execute();
    const setting = {
      help_desk_phone: text('helpDeskPhone'),
      sensitive_words: changed.values.sensitiveWords === null ? null : texts('sensitiveWords'),
      chatbot: flag('chatbot'),
      own_requests: flag('ownRequests'),
      reminds_unanswered: flag('remindsUnanswered'),
    };
    await trx
      .insertInto('company_setting')
      .values({ company_id: companyId, ...setting })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(setting))
      .execute();
  },
};
