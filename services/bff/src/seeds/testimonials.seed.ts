import { type EntityManager } from 'typeorm';
import { type Language } from '../common/messages/languages.constants.js';
import { Testimonial } from '../public/testimonials/testimonial.entity.js';
import { type TestimonialRelation } from '../public/testimonials/testimonials.constants.js';
import { insertFixed } from './insert-fixed.js';
import { type SeedContext } from './seed-context.js';

interface Sample {
  /** Of a student. */
  age?: number;
  /** Of a parent. */
  relation?: TestimonialRelation;
  texts: Record<Language, [name: string, text: string]>;
}

const SHOWN_DAYS = 30;

const SAMPLES: Sample[] = [
  {
    age: 9,
    texts: {
      'en-US': [
        'Rithy',
        'I did not finish my game because I had a better idea. My teacher said that is allowed.',
      ],
      'zh-CN': ['里提', '我的游戏没做完，因为我想到了更好的点子。老师说，这样也可以。'],
      'km-KH': ['ឫទ្ធី', 'ខ្ញុំធ្វើហ្គេមមិនទាន់ចប់ទេ ព្រោះខ្ញុំនឹកឃើញគំនិតល្អជាង។ លោកគ្រូថាធ្វើអ៊ីចឹងក៏បាន។'],
    },
  },
  {
    age: 8,
    texts: {
      'en-US': [
        'Maly',
        'My sister played my story four times. Then she wanted to change the ending, so I showed her how.',
      ],
      'zh-CN': ['玛莉', '妹妹把我的故事看了四遍，然后想改结局，我就教她怎么改。'],
      'km-KH': ['មាលី', 'ប្អូនខ្ញុំមើលរឿងខ្ញុំបួនដង។ រួចវាចង់ប្តូរចុងបញ្ចប់ ខ្ញុំក៏បង្រៀនវា។'],
    },
  },
  {
    age: 14,
    texts: {
      'en-US': ['Bopha', 'I used to think that computers were clever. Now I know that I am.'],
      'zh-CN': ['波帕', '以前我觉得电脑很聪明，现在我知道，聪明的是我。'],
      'km-KH': ['បុប្ផា', 'ពីមុនខ្ញុំគិតថាកុំព្យូទ័រឆ្លាត។ ឥឡូវខ្ញុំដឹងថា អ្នកដែលឆ្លាតគឺខ្ញុំ។'],
    },
  },
  {
    relation: 'mother',
    texts: {
      'en-US': ['Sophea', 'At dinner she explains what a loop is. I understand my daughter’s day again.'],
      'zh-CN': ['索菲', '吃晚饭时，她给我们讲什么是循环。我又懂得女儿的一天了。'],
      'km-KH': ['សុភា', 'ពេលញ៉ាំបាយ កូនពន្យល់យើងពីរបៀបដែលកុំព្យូទ័រធ្វើការដដែលៗ។ ខ្ញុំយល់ពីអ្វីដែលកូនធ្វើរាល់ថ្ងៃឡើងវិញ។'],
    },
  },
  {
    relation: 'father',
    texts: {
      'en-US': [
        'Vuthy',
        'He no longer asks for the phone to play games. He asks for it to finish something.',
      ],
      'zh-CN': ['武提', '他不再要手机来玩，而是要手机来把一件事做完。'],
      'km-KH': ['វុទ្ធី', 'កូនលែងសុំទូរសព្ទលេងហ្គេមហើយ។ កូនសុំទូរសព្ទដើម្បីធ្វើការរបស់ខ្លួនឱ្យចប់។'],
    },
  },
  {
    relation: 'grandmother',
    texts: {
      'en-US': [
        'Chantha',
        'Once I sat beside her and understood nothing, and nobody minded. Afterwards she explained it to me.',
      ],
      'zh-CN': ['占塔', '有一次我坐在她旁边，什么也没听懂，也没人介意。下课后，她讲给我听。'],
      'km-KH': ['ចន្ថា', 'មានម្តងខ្ញុំអង្គុយក្បែរចៅ មើលមិនយល់អ្វីសោះ ក៏គ្មានអ្នកណាប្រកាន់។ ចប់មេរៀន ចៅពន្យល់ខ្ញុំវិញ។'],
    },
  },
];

/** Examples of testimonials, which the public page marks as such: nobody said them, so nobody gave a consent. */
export async function seedTestimonials(manager: EntityManager, { today }: SeedContext): Promise<void> {
  await insertFixed(
    manager,
    Testimonial,
    SAMPLES.map(({ age = null, relation = null, texts }, index) => ({
      id: index + 1,
      role: age === null ? ('parent' as const) : ('student' as const),
      age,
      relation,
      texts: (Object.keys(texts) as Language[]).map((language) => {
        const [name, text] = texts[language];
        return { language, name, text };
      }),
      position: index + 1,
      shownFrom: today.subtract({ days: SHOWN_DAYS }).toString(),
      isExample: true,
    })),
  );
}
