import type { MotionArguments } from './types.ts'
import { ADVERTISING_TO_CHILDREN_ZH } from './zh/advertising-to-children.ts'
import { AI_GOOD_OR_HARM_ZH } from './zh/ai-good-or-harm.ts'
import { AI_SCHOOL_WORK_ZH } from './zh/ai-school-work.ts'
import { ANIMAL_TESTING_ZH } from './zh/animal-testing.ts'
import { ART_AND_ARTIST_ZH } from './zh/art-and-artist.ts'
import { BAN_HOMEWORK_ZH } from './zh/ban-homework.ts'
import { BASIC_INCOME_ZH } from './zh/basic-income.ts'
import { CAR_FREE_CENTRES_ZH } from './zh/car-free-centres.ts'
import { CARE_FOR_PARENTS_ZH } from './zh/care-for-parents.ts'
import { CASHLESS_SOCIETY_ZH } from './zh/cashless-society.ts'
import { CELEBRITY_PRIVACY_ZH } from './zh/celebrity-privacy.ts'
import { CLOSE_ZOOS_ZH } from './zh/close-zoos.ts'
import { COMPULSORY_VOTING_ZH } from './zh/compulsory-voting.ts'
import { DRIVERLESS_ROADS_ZH } from './zh/driverless-roads.ts'
import { EQUAL_PARENTAL_LEAVE_ZH } from './zh/equal-parental-leave.ts'
import { ESPORTS_OLYMPICS_ZH } from './zh/esports-olympics.ts'
import { FOUR_DAY_WEEK_ZH } from './zh/four-day-week.ts'
import { FREE_UNIVERSITY_ZH } from './zh/free-university.ts'
import { GAP_YEAR_ZH } from './zh/gap-year.ts'
import { GENE_EDITING_CHILDREN_ZH } from './zh/gene-editing-children.ts'
import { INHERITANCE_TAX_ZH } from './zh/inheritance-tax.ts'
import { NATIONAL_REFERENDUMS_ZH } from './zh/national-referendums.ts'
import { NO_FINAL_EXAMS_ZH } from './zh/no-final-exams.ts'
import { NUCLEAR_POWER_ZH } from './zh/nuclear-power.ts'
import { ONLINE_ANONYMITY_ZH } from './zh/online-anonymity.ts'
import { OPT_OUT_ORGAN_DONATION_ZH } from './zh/opt-out-organ-donation.ts'
import { PAID_CHORES_ZH } from './zh/paid-chores.ts'
import { PHONES_IN_SCHOOLS_ZH } from './zh/phones-in-schools.ts'
import { POLITICAL_TERM_LIMITS_ZH } from './zh/political-term-limits.ts'
import { PUBLIC_CAMERAS_ZH } from './zh/public-cameras.ts'
import { REHABILITATION_FIRST_ZH } from './zh/rehabilitation-first.ts'
import { RETURN_ARTEFACTS_ZH } from './zh/return-artefacts.ts'
import { RIGHT_TO_REPAIR_ZH } from './zh/right-to-repair.ts'
import { SCHOOL_UNIFORMS_ZH } from './zh/school-uniforms.ts'
import { SINGLE_USE_PLASTICS_ZH } from './zh/single-use-plastics.ts'
import { SMALL_TOWN_LIFE_ZH } from './zh/small-town-life.ts'
import { SOCIAL_MEDIA_UNDER_16_ZH } from './zh/social-media-under-16.ts'
import { SPACE_EXPLORATION_ZH } from './zh/space-exploration.ts'
import { STOP_EATING_MEAT_ZH } from './zh/stop-eating-meat.ts'
import { STRICT_PARENTING_ZH } from './zh/strict-parenting.ts'
import { SUGAR_TAX_ZH } from './zh/sugar-tax.ts'
import { VOTING_AGE_16_ZH } from './zh/voting-age-16.ts'
import { WORK_FROM_HOME_ZH } from './zh/work-from-home.ts'
import { YEAR_OF_SERVICE_ZH } from './zh/year-of-service.ts'

/** The curated motions' arguments in Chinese. */
export const CHINESE_ARGUMENTS: readonly MotionArguments[] = [
  ADVERTISING_TO_CHILDREN_ZH,
  AI_GOOD_OR_HARM_ZH,
  AI_SCHOOL_WORK_ZH,
  ANIMAL_TESTING_ZH,
  ART_AND_ARTIST_ZH,
  BAN_HOMEWORK_ZH,
  BASIC_INCOME_ZH,
  CAR_FREE_CENTRES_ZH,
  CARE_FOR_PARENTS_ZH,
  CASHLESS_SOCIETY_ZH,
  CELEBRITY_PRIVACY_ZH,
  CLOSE_ZOOS_ZH,
  COMPULSORY_VOTING_ZH,
  DRIVERLESS_ROADS_ZH,
  EQUAL_PARENTAL_LEAVE_ZH,
  ESPORTS_OLYMPICS_ZH,
  FOUR_DAY_WEEK_ZH,
  FREE_UNIVERSITY_ZH,
  GAP_YEAR_ZH,
  GENE_EDITING_CHILDREN_ZH,
  INHERITANCE_TAX_ZH,
  NATIONAL_REFERENDUMS_ZH,
  NO_FINAL_EXAMS_ZH,
  NUCLEAR_POWER_ZH,
  ONLINE_ANONYMITY_ZH,
  OPT_OUT_ORGAN_DONATION_ZH,
  PAID_CHORES_ZH,
  PHONES_IN_SCHOOLS_ZH,
  POLITICAL_TERM_LIMITS_ZH,
  PUBLIC_CAMERAS_ZH,
  REHABILITATION_FIRST_ZH,
  RETURN_ARTEFACTS_ZH,
  RIGHT_TO_REPAIR_ZH,
  SCHOOL_UNIFORMS_ZH,
  SINGLE_USE_PLASTICS_ZH,
  SMALL_TOWN_LIFE_ZH,
  SOCIAL_MEDIA_UNDER_16_ZH,
  SPACE_EXPLORATION_ZH,
  STOP_EATING_MEAT_ZH,
  STRICT_PARENTING_ZH,
  SUGAR_TAX_ZH,
  VOTING_AGE_16_ZH,
  WORK_FROM_HOME_ZH,
  YEAR_OF_SERVICE_ZH,
]
