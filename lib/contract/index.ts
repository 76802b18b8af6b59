import type { z } from 'zod';
import { authEndpoints } from './auth';
import { companyEndpoints } from './company';
import { accountEndpoints } from './account';
import { approvalEndpoints } from './approval';
import { attendanceEndpoints } from './attendance';
import { captchaEndpoints } from './captcha';
import { changeEndpoints } from './change';
import { contactEndpoints } from './contact';
import { deviceEndpoints } from './device';
import { doorEndpoints } from './door';
import { credentialEndpoints } from './credentials';
import { feedEndpoints } from './feed';
import { fileEndpoints } from './file';
import { findTimeEndpoints } from './find-time';
import { handOffEndpoints } from './hand-off';
import { handOverEndpoints } from './hand-over';
import { holdEndpoints } from './hold';
import { labelEndpoints } from './label';
import { meetingVersionEndpoints } from './meeting-version';
import { meetingWorkEndpoints } from './meeting-work';
import { noteEndpoints } from './note';
import { noticeEndpoints } from './notice';
import { personConfigEndpoints } from './person-config';
import { presenceEndpoints } from './presence';
import { reportEndpoints } from './report';
import { shareEndpoints } from './share';
import { seriesEndpoints } from './series';
import type { Endpoint } from './endpoint';
import { bookingEndpoints } from './booking';
import { meetingEndpoints } from './meeting';
import { unsubscribeEndpoints } from './unsubscribe';
import { smsCodeEndpoints } from './sms-code';
import { ssoEndpoints } from './sso';
import { scheduleEndpoints } from './schedule';
import { roomEndpoints } from './room';
import { staffEndpoints } from './staff';

/** Every call of the contract: the BFF's allow-list, the service's routes, the client's types, the OpenAPI document. */
export const endpoints = {
  ...authEndpoints,
  ...staffEndpoints,
  ...companyEndpoints,
  ...roomEndpoints,
  ...bookingEndpoints,
  ...meetingEndpoints,
  ...scheduleEndpoints,
  ...seriesEndpoints,
  ...reportEndpoints,
  ...changeEndpoints,
  ...personConfigEndpoints,
  ...meetingVersionEndpoints,
  ...holdEndpoints,
  ...meetingWorkEndpoints,
  ...presenceEndpoints,
  ...noteEndpoints,
  ...noticeEndpoints,
  ...shareEndpoints,
  ...labelEndpoints,
  ...handOffEndpoints,
  ...handOverEndpoints,
  ...fileEndpoints,
  ...feedEndpoints,
  ...unsubscribeEndpoints,
  ...findTimeEndpoints,
  ...contactEndpoints,
  ...captchaEndpoints,
  ...smsCodeEndpoints,
  ...ssoEndpoints,
  ...attendanceEndpoints,
  ...approvalEndpoints,
  ...accountEndpoints,
  ...deviceEndpoints,
  ...doorEndpoints,
  ...credentialEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Input<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer S extends z.ZodType> ? { [P in Part]: z.input<S> } : unknown;

/** The input of a call: path parameters, query and body as the schemas read them. */
export type RequestOf<K extends EndpointKey> = Input<Endpoints[K], 'params'> &
  Input<Endpoints[K], 'query'> &
  Input<Endpoints[K], 'body'>;

/** The answer of a call: the parsed body, or the raw `Response` where the body is no JSON. */
export type ResponseOf<K extends EndpointKey> = Endpoints[K]['response'] extends z.ZodType
  ? z.output<Endpoints[K]['response']>
  : Endpoints[K]['response'] extends 'empty'
    ? undefined
    : Response;

/** The row under a key, seen through the common shape. */
export const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];
