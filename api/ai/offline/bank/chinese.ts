import type { MotionArguments } from './types.ts'
import { AI_GOOD_OR_HARM_ZH } from './zh/ai-good-or-harm.ts'
import { AI_SCHOOL_WORK_ZH } from './zh/ai-school-work.ts'
import { BAN_HOMEWORK_ZH } from './zh/ban-homework.ts'
import { BASIC_INCOME_ZH } from './zh/basic-income.ts'
import { CAR_FREE_CENTRES_ZH } from './zh/car-free-centres.ts'
import { CLOSE_ZOOS_ZH } from './zh/close-zoos.ts'
import { DRIVERLESS_ROADS_ZH } from './zh/driverless-roads.ts'
import { FOUR_DAY_WEEK_ZH } from './zh/four-day-week.ts'
import { FREE_UNIVERSITY_ZH } from './zh/free-university.ts'
import { GAP_YEAR_ZH } from './zh/gap-year.ts'
import { NO_FINAL_EXAMS_ZH } from './zh/no-final-exams.ts'
import { NUCLEAR_POWER_ZH } from './zh/nuclear-power.ts'
import { ONLINE_ANONYMITY_ZH } from './zh/online-anonymity.ts'
import { PHONES_IN_SCHOOLS_ZH } from './zh/phones-in-schools.ts'
import { PUBLIC_CAMERAS_ZH } from './zh/public-cameras.ts'
import { RETURN_ARTEFACTS_ZH } from './zh/return-artefacts.ts'
import { RIGHT_TO_REPAIR_ZH } from './zh/right-to-repair.ts'
import { SCHOOL_UNIFORMS_ZH } from './zh/school-uniforms.ts'
import { SINGLE_USE_PLASTICS_ZH } from './zh/single-use-plastics.ts'
import { SOCIAL_MEDIA_UNDER_16_ZH } from './zh/social-media-under-16.ts'
import { STOP_EATING_MEAT_ZH } from './zh/stop-eating-meat.ts'
import { SUGAR_TAX_ZH } from './zh/sugar-tax.ts'
import { VOTING_AGE_16_ZH } from './zh/voting-age-16.ts'
import { YEAR_OF_SERVICE_ZH } from './zh/year-of-service.ts'

/** The curated motions' arguments in Chinese. */
export const CHINESE_ARGUMENTS: readonly MotionArguments[] = [
  AI_GOOD_OR_HARM_ZH,
  AI_SCHOOL_WORK_ZH,
  BAN_HOMEWORK_ZH,
  BASIC_INCOME_ZH,
  CAR_FREE_CENTRES_ZH,
  CLOSE_ZOOS_ZH,
  DRIVERLESS_ROADS_ZH,
  FOUR_DAY_WEEK_ZH,
  FREE_UNIVERSITY_ZH,
  GAP_YEAR_ZH,
  NO_FINAL_EXAMS_ZH,
  NUCLEAR_POWER_ZH,
  ONLINE_ANONYMITY_ZH,
  PHONES_IN_SCHOOLS_ZH,
  PUBLIC_CAMERAS_ZH,
  RETURN_ARTEFACTS_ZH,
  RIGHT_TO_REPAIR_ZH,
  SCHOOL_UNIFORMS_ZH,
  SINGLE_USE_PLASTICS_ZH,
  SOCIAL_MEDIA_UNDER_16_ZH,
  STOP_EATING_MEAT_ZH,
  SUGAR_TAX_ZH,
  VOTING_AGE_16_ZH,
  YEAR_OF_SERVICE_ZH,
]
