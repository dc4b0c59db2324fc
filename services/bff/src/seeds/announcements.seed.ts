import { type EntityManager } from 'typeorm';
import { type Language } from '../common/messages/languages.constants.js';
import { startOfDay } from '../common/time/display-time.js';
import { Announcement } from '../messages/announcements/announcement.entity.js';
import { type AnnouncementKind } from '../messages/announcements/announcements.constants.js';
import { insertFixed } from './insert-fixed.js';
import { type SeedContext } from './seed-context.js';

interface Sample {
  kind: AnnouncementKind;
  daysAgo: number;
  hour: number;
  texts: Record<Language, { title: string; text: string }>;
}

const AUTHOR = 1;
const MS_PER_HOUR = 3_600_000;

/** The oldest first, so that the ids grow with the time of publication. */
const SAMPLES: Sample[] = [
  {
    kind: 'notice',
    daysAgo: 41,
    hour: 9,
    texts: {
      'en-US': {
        title: 'Every set needs a named owner',
        text: 'From this month on, write the name of the responsible team at the start of the name of a content set.\nSets without one are returned by the inspectors.',
      },
      'zh-CN': {
        title: '每个集合都要有负责团队',
        text: '从本月起，请在集合名称的开头写上负责团队的名称。\n没有写的集合，质检时会被退回。',
      },
      'km-KH': {
        title: 'សំណុំមាតិកានីមួយៗត្រូវមានក្រុមទទួលខុសត្រូវ',
        text: 'ចាប់ពីខែនេះ សូមសរសេរឈ្មោះក្រុមទទួលខុសត្រូវនៅដើមឈ្មោះសំណុំមាតិកា។\nសំណុំដែលគ្មានឈ្មោះក្រុម នឹងត្រូវអ្នកពិនិត្យបញ្ជូនត្រឡប់។',
      },
    },
  },
  {
    kind: 'news',
    daysAgo: 27,
    hour: 10,
    texts: {
      'en-US': {
        title: 'Imports can be undone for 24 hours',
        text: 'An import that turns out to be wrong can be undone as one batch for 24 hours, as long as nobody has changed the sets.\nOpen Search Table and look at Recent changes.',
      },
      'zh-CN': {
        title: '导入后 24 小时内可以撤销',
        text: '导入后发现有误，只要没有人再修改这些集合，24 小时内可以整批撤销。\n请打开“查询表格”，查看“最近的更改”。',
      },
      'km-KH': {
        title: 'ការនាំចូលអាចត្រឡប់វិញបានក្នុងរយៈពេល 24 ម៉ោង',
        text: 'បើការនាំចូលមានកំហុស អ្នកអាចត្រឡប់វិញទាំងបាច់ក្នុងរយៈពេល 24 ម៉ោង ដរាបណាគ្មាននរណាកែសំណុំទាំងនោះ។\nសូមបើកតារាងស្វែងរក រួចមើលការប្ដូរថ្មីៗ។',
      },
    },
  },
  {
    kind: 'event',
    daysAgo: 16,
    hour: 14,
    texts: {
      'en-US': {
        title: 'Workshop: pictures that explain',
        text: 'Chan Maly shows how to draw one picture that replaces a paragraph. Bring a lesson that you are working on.\nFriday at 14:00 in the studio; the recording follows in the chat.',
      },
      'zh-CN': {
        title: '工作坊：会讲解的图画',
        text: 'Chan Maly 演示如何用一幅画代替一段文字。请带上正在制作的一课。\n周五 14:00 在演播室；录像随后发到聊天中。',
      },
      'km-KH': {
        title: 'សិក្ខាសាលា៖ រូបភាពដែលពន្យល់បាន',
        text: 'Chan Maly បង្ហាញពីរបៀបគូររូបមួយជំនួសកថាខណ្ឌមួយ។ សូមយកមេរៀនដែលអ្នកកំពុងធ្វើមកជាមួយ។\nថ្ងៃសុក្រ ម៉ោង 14:00 នៅស្ទូឌីយោ ហើយវីដេអូនឹងផ្ញើតាមការជជែក។',
      },
    },
  },
  {
    kind: 'notice',
    daysAgo: 9,
    hour: 8,
    texts: {
      'en-US': {
        title: 'Licences that end this month',
        text: 'Several services end within 30 days. Administrators find them in Card List under Services and renew them there.\nRenew before the holiday camp begins: lessons that use an expired service are not shown.',
      },
      'zh-CN': {
        title: '本月到期的服务',
        text: '有几项服务将在 30 天内到期。管理员可在“卡片列表”的服务中查看并续费。\n请在假期营开始前续费：使用已过期服务的课程不会显示。',
      },
      'km-KH': {
        title: 'សេវាដែលផុតកំណត់ក្នុងខែនេះ',
        text: 'សេវាមួយចំនួននឹងផុតកំណត់ក្នុងរយៈពេល 30 ថ្ងៃ។ អ្នកគ្រប់គ្រងអាចមើល និងបន្តសេវាទាំងនោះក្នុងបញ្ជីកាត ផ្នែកសេវា។\nសូមបន្តមុនជំរុំវិស្សមកាលចាប់ផ្តើម ព្រោះមេរៀនដែលប្រើសេវាផុតកំណត់នឹងមិនបង្ហាញទេ។',
      },
    },
  },
  {
    kind: 'news',
    daysAgo: 5,
    hour: 11,
    texts: {
      'en-US': {
        title: 'The vertical videos are watched to the end',
        text: 'In the last month, more children finished vertical short videos than horizontal ones.\nThe figures are on the workplace, under popular content.',
      },
      'zh-CN': {
        title: '竖版短视频的完播更多',
        text: '上个月，看完竖版短视频的孩子多于横版。\n数据见工作台的热门内容。',
      },
      'km-KH': {
        title: 'វីដេអូបញ្ឈរមានអ្នកមើលចប់ច្រើនជាង',
        text: 'កាលពីខែមុន កុមារដែលមើលវីដេអូខ្លីបញ្ឈរចប់មានច្រើនជាងវីដេអូផ្តេក។\nតួលេខមាននៅកន្លែងធ្វើការ ក្រោមមាតិកាពេញនិយម។',
      },
    },
  },
  {
    kind: 'notice',
    daysAgo: 2,
    hour: 16,
    texts: {
      'en-US': {
        title: 'Maintenance on Saturday night',
        text: 'On Saturday from 22:00 to 23:00 the product is not available. Save what you are working on before.',
      },
      'zh-CN': {
        title: '周六晚间系统维护',
        text: '周六 22:00 至 23:00 系统不可用。请提前保存正在编辑的内容。',
      },
      'km-KH': {
        title: 'ការថែទាំប្រព័ន្ធនៅយប់ថ្ងៃសៅរ៍',
        text: 'ថ្ងៃសៅរ៍ ពីម៉ោង 22:00 ដល់ 23:00 ប្រព័ន្ធនឹងមិនអាចប្រើបានទេ។ សូមរក្សាទុកការងាររបស់អ្នកជាមុន។',
      },
    },
  },
  {
    kind: 'event',
    daysAgo: 1,
    hour: 9,
    texts: {
      'en-US': {
        title: 'Holiday camp: propose your lessons',
        text: 'The holiday camp needs twelve lessons in three languages. Propose yours in the chat of the studio by the end of the week.\nThe editors choose them together on Monday.',
      },
      'zh-CN': {
        title: '假期营：征集课程',
        text: '假期营需要三种语言的十二节课。请在本周末前在直播间聊天中提出你的课程。\n编辑们周一一起选定。',
      },
      'km-KH': {
        title: 'ជំរុំវិស្សមកាល៖ សូមស្នើមេរៀនរបស់អ្នក',
        text: 'ជំរុំវិស្សមកាលត្រូវការមេរៀនដប់ពីរជាបីភាសា។ សូមស្នើមេរៀនរបស់អ្នកក្នុងការជជែកនៃស្ទូឌីយោ មុនចុងសប្តាហ៍នេះ។\nអ្នកកែសម្រួលនឹងជ្រើសរើសរួមគ្នានៅថ្ងៃច័ន្ទ។',
      },
    },
  },
];

/** Announcements of the three kinds, in every language, with fixed ids. */
export async function seedAnnouncements(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  await insertFixed(
    manager,
    Announcement,
    SAMPLES.map(({ kind, daysAgo, hour, texts }, index) => ({
      id: index + 1,
      kind,
      texts: (Object.keys(texts) as Language[]).map((language) => ({ language, ...texts[language] })),
      authorId: AUTHOR,
      publishedAt: new Date(
        startOfDay(today.subtract({ days: daysAgo }), timeZone).getTime() + hour * MS_PER_HOUR,
      ),
    })),
  );
}
